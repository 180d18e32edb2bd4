import type { Plugin, Rule } from 'postcss';

/** What `:not(:hover)` says is as true under a finger. */
const hover = /(?<!:not\([^)]*):hover/;
/** In a list beside others, as in `:is(:hover, :focus-visible)`. */
const listedHover = /(?<=:is\([^()]*):hover, ?|(?<=:is\([^()]*), ?:hover(?=\))/g;

/**
 * A finger that taps would leave `:hover` behind until it taps elsewhere: what a rule says of it is
 * put where a pointer hovers, and what it says of the focus beside it stays.
 */
export function hoverForMice(): Plugin {
  return {
    postcssPlugin: 'hover-for-mice',
    Rule(rule, { AtRule }) {
      if (!hover.test(rule.selector) || isForMice(rule)) return;
      const others = rule.selectors.flatMap((selector) => {
        const rest = selector.replace(listedHover, '');
        return hover.test(rest) ? [] : [rest];
      });
      if (others.length > 0) rule.cloneBefore({ selectors: others });
      const hovered = rule.clone({
        selectors: rule.selectors.filter((selector) => hover.test(selector)),
      });
      rule.replaceWith(new AtRule({ name: 'media', params: '(hover: hover)', nodes: [hovered] }));
    },
  };
}

function isForMice(rule: Rule): boolean {
  for (let node = rule.parent; node && node.type !== 'root'; node = node.parent as Rule['parent']) {
    if (node.type === 'atrule' && 'params' in node && /hover: ?hover/.test(String(node.params)))
      return true;
  }
  return false;
}
