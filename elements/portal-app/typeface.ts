import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?no-inline'

const FAMILY = 'Portal Figtree'

/** Adds the portal's typeface to a page, once. Browsers load its file when a text is shown in it. */
export function addTypeface({ fonts }: Document): void {
  if (Array.from(fonts).some(({ family }) => family.replaceAll('"', '') === FAMILY)) return
  fonts.add(new FontFace(FAMILY, `url(${JSON.stringify(figtree)})`, { weight: '300 900', display: 'swap' }))
}
