// A drawing of the page as a picture of its own: styles, fonts and what it refers to are taken along.

/** The properties that a drawing gets from style sheets, and would lose outside the page. */
const TAKEN = [
  'fill', 'fill-opacity', 'fill-rule', 'stroke', 'stroke-width', 'stroke-dasharray', 'stroke-dashoffset', 'stroke-linecap', 'stroke-linejoin',
  'stroke-opacity', 'stroke-miterlimit', 'vector-effect', 'paint-order', 'opacity', 'visibility', 'display', 'color', 'font-family', 'font-size',
  'font-weight', 'font-style', 'font-variant-numeric', 'letter-spacing', 'text-anchor', 'text-decoration', 'dominant-baseline', 'mask', 'clip-path', 'mix-blend-mode',
  'transform', 'transform-origin', 'transform-box', 'translate', 'rotate', 'scale', 'stop-color', 'stop-opacity', 'overflow',
];
const REFERENCE = /url\(["']?#([^"')]+)["']?\)/g;

function dress(original: Element, copy: Element): void {
  const style = getComputedStyle(original);
  if (copy instanceof SVGElement || copy instanceof HTMLElement) {
    for (const name of TAKEN) {
      const value = style.getPropertyValue(name);
      if (value) copy.style.setProperty(name, value);
    }
    // A picture stands still.
    copy.style.setProperty('transition', 'none');
    copy.style.setProperty('animation', 'none');
  }
  for (const name of ['class', 'tabindex', 'role', 'aria-label']) copy.removeAttribute(name);
  [...original.children].forEach((child, at) => dress(child, copy.children[at]!));
}

/** The ids that a drawing names: patterns, masks, things that are used again. */
function named(drawing: Element): Set<string> {
  const found = new Set<string>();
  for (const each of [drawing, ...drawing.querySelectorAll('*')]) {
    for (const { name, value } of each.attributes) {
      if ((name === 'href' || name === 'xlink:href') && value.startsWith('#')) found.add(value.slice(1));
      for (const [, id] of value.matchAll(REFERENCE)) found.add(id!);
    }
  }
  return found;
}

/** A copy that holds all it needs, as big as on the page. */
export function copied(drawing: SVGSVGElement): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  dress(drawing, copy);
  const { width, height } = drawing.getBoundingClientRect();
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', `${width}`);
  copy.setAttribute('height', `${height}`);
  for (const property of ['transform', 'translate', 'rotate', 'scale', 'opacity']) copy.style.removeProperty(property);
  const known = new Set<string>();
  for (let wanted = [...named(copy)]; wanted.length; wanted = [...named(copy)].filter((id) => !known.has(id))) {
    for (const id of wanted) {
      known.add(id);
      const original = document.getElementById(id);
      if (!original || copy.querySelector(`#${CSS.escape(id)}`)) continue;
      const other = original.cloneNode(true) as Element;
      dress(original, other);
      const shelf = document.createElementNS('http://www.w3.org/2000/svg', 'defs');
      shelf.append(other);
      copy.prepend(shelf);
    }
  }
  return copy;
}

/** The fonts that the page has loaded, as rules that hold them. */
async function fontRules(): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).filter((rule) => rule instanceof CSSFontFaceRule);
  const loaded = new Set([...document.fonts].filter(({ status }) => status === 'loaded').map(({ family, unicodeRange }) => `${family.replaceAll(/["']/g, '')} ${unicodeRange.slice(0, 6)}`));
  const texts = rules.map(async (rule) => {
    const style = rule.style;
    const name = `${style.getPropertyValue('font-family').replaceAll(/["']/g, '')} ${style.getPropertyValue('unicode-range').slice(0, 6)}`;
    const address = /url\(["']?([^"')]+)/.exec(style.getPropertyValue('src'))?.[1];
    if (!loaded.has(name) || !address) return '';
    const file = await (await fetch(new URL(address, rule.parentStyleSheet?.href ?? location.href))).blob();
    return rule.cssText.replace(/url\([^)]+\)/, `url(${await dataUrl(file)})`);
  });
  return (await Promise.all(texts)).join('\n');
}

export function dataUrl(file: Blob): Promise<string> {
  return new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result as string);
    reader.onerror = () => fail(reader.error ?? new Error('unreadable'));
    reader.readAsDataURL(file);
  });
}

let fonts: Promise<string> | undefined;

/** A drawing as an image that a canvas can take. */
export async function imageOf(drawing: SVGSVGElement): Promise<HTMLImageElement> {
  const copy = copied(drawing);
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  style.textContent = await (fonts ??= fontRules().catch(() => ''));
  copy.prepend(style);
  const image = new Image();
  image.src = await dataUrl(new Blob([new XMLSerializer().serializeToString(copy)], { type: 'image/svg+xml' }));
  await image.decode();
  return image;
}
