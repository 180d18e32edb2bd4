import { describe, expect, it } from 'vitest';
import { readAddress } from './addresses.ts';

describe('what an address is', () => {
  it('knows the fixed pages in every language', () => {
    expect(readAddress('/')).toMatchObject({
      kind: 'page',
      key: '/',
      language: 'ko',
      isCacheable: true,
    });
    expect(readAddress('/es')).toMatchObject({ kind: 'page', key: '/es', language: 'es' });
    expect(readAddress('/id/about/brand')).toMatchObject({ kind: 'page', key: '/id/about/brand' });
  });

  it('redirects trailing slashes, other casing and section roots', () => {
    expect(readAddress('/about/brand/')).toEqual({ kind: 'redirect', to: '/about/brand' });
    expect(readAddress('/EN/About/brand?x=1')).toEqual({
      kind: 'redirect',
      to: '/en/about/brand?x=1',
    });
    expect(readAddress('/en/contact/stepone')).toEqual({
      kind: 'redirect',
      to: '/en/contact/stepOne',
    });
    expect(readAddress('/id/product')).toEqual({ kind: 'redirect', to: '/id/product/noshine' });
    expect(readAddress('/ko/about/brand')).toEqual({ kind: 'redirect', to: '/about/brand' });
  });

  it('does not lose itself in a run of slashes', () => {
    expect(readAddress(`/${'/'.repeat(16_000)}x`)).toMatchObject({
      kind: 'unknown',
      language: 'ko',
    });
    expect(readAddress(`/media${'/'.repeat(3_000)}`)).toEqual({ kind: 'redirect', to: '/media' });
    expect(readAddress(`/en/${'a/'.repeat(8_000)}.data`)).toMatchObject({ kind: 'unknown' });
  });

  it('answers unknown addresses in the language of their prefix', () => {
    const page = { kind: 'unknown', missing: 'page' };
    expect(readAddress('/es/nada')).toEqual({ ...page, language: 'es' });
    expect(readAddress('/fr/about/brand')).toEqual({ ...page, language: 'ko' });
    expect(readAddress('/media/1/2')).toEqual({ ...page, language: 'ko' });
  });

  it('takes what stands below the media list for a post that does not exist', () => {
    const post = { kind: 'unknown', missing: 'post' };
    expect(readAddress('/media/0')).toEqual({ ...post, language: 'ko' });
    expect(readAddress('/en/media/abc/')).toEqual({ ...post, language: 'en' });
  });

  it('keeps one document whatever campaign brought the visitor', () => {
    expect(readAddress('/about/brand?utm_source=mail')).toMatchObject({
      key: '/about/brand',
      isCacheable: true,
    });
  });

  it('keeps list pages by a valid sort and page, and renders searches each time', () => {
    expect(readAddress('/media?page=2&sort=oldest')).toMatchObject({
      key: '/media?sort=oldest&page=2',
      isCacheable: true,
    });
    expect(readAddress('/media?page=1&sort=newest')).toMatchObject({
      key: '/media',
      isCacheable: true,
    });
    expect(readAddress('/media?page=-3')).toMatchObject({ key: '/media', isCacheable: true });
    expect(readAddress('/media?q=x')).toMatchObject({ key: '/media?q=x', isCacheable: false });
  });

  it('renders a former version of the policy each time, under a key of its own', () => {
    expect(readAddress('/en/privacy?version=0123456789ab')).toMatchObject({
      key: '/en/privacy?version=0123456789ab',
      isCacheable: false,
    });
    expect(readAddress('/en/privacy?utm_source=mail')).toMatchObject({
      key: '/en/privacy',
      isCacheable: true,
    });
  });

  it('reads the router’s own data requests alike', () => {
    expect(readAddress('/_.data')).toMatchObject({
      kind: 'data',
      key: '/_.data',
      isCacheable: true,
    });
    expect(readAddress('/en/about/brand.data?_routes=x')).toMatchObject({
      kind: 'data',
      isCacheable: false,
    });
  });
});
