/**
 * Makes `--portal-reader-rem: 1em` a length where it is set, rather than a text that is read wherever it is used. tokens.css sets it
 * on a box whose font has the size that the reader chose in the browser.
 */
try {
  CSS.registerProperty({
    name: '--portal-reader-rem',
    syntax: '<length>',
    inherits: true,
    initialValue: '16px',
  })
} catch {
  // Another copy of the kit has done it, or the browser is too old, which tokens.css takes into account.
}
