import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?no-inline'
import { TYPEFACE, TYPEFACE_WEIGHTS } from './typeface-rule'

/** Adds the portal's typeface to a page that does not have it. Browsers load its file when a text is shown in it. */
export function addTypeface({ fonts }: Document): void {
  if (Array.from(fonts).some(({ family }) => family.replaceAll('"', '') === TYPEFACE)) return
  fonts.add(
    new FontFace(TYPEFACE, `url(${JSON.stringify(figtree)})`, { weight: TYPEFACE_WEIGHTS, display: 'swap' }),
  )
}
