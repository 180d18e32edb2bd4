import { expect, it } from 'vitest';
import {
  firstPathOf,
  indexedPaths,
  inquiryPath,
  pagePaths,
  sectionOf,
  sections,
  topicOfPage,
} from './pages.ts';

it('lists every page once', () => {
  expect(new Set(pagePaths).size).toBe(pagePaths.length);
  expect(indexedPaths).toContain('/contact/stepOne');
  expect(indexedPaths).not.toContain('/contact/stepTwo');
});

it('begins each section with its first page', () => {
  expect(sections.map(firstPathOf)).toEqual([
    '/about/brand',
    '/product/noshine',
    '/media',
    '/contact/stepOne',
  ]);
});

it('knows the section of a page, and what it is about', () => {
  expect(sectionOf('/product/technical/water')).toBe('product');
  expect(sectionOf('/media/7')).toBe('media');
  expect(sectionOf('/privacy')).toBeUndefined();
  expect(topicOfPage('/product/technical/water')).toBe('water');
  expect(topicOfPage('/media')).toBeUndefined();
  expect(topicOfPage(undefined)).toBeUndefined();
});

it('leads to step one in the visitor’s language', () => {
  expect(inquiryPath('ko')).toBe('/contact/stepOne');
  expect(inquiryPath('es')).toBe('/es/contact/stepOne');
});
