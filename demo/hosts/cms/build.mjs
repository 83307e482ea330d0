/** Puts the contents into the theme, as a CMS does: once as it is, once from right to left, once for a theme that unsets everything. */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'

const read = (path) => readFileSync(join(import.meta.dirname, path), 'utf8')
const out = join(import.meta.dirname, 'dist')

const variants = {
  '': { lang: 'en', dir: 'ltr', styles: ['bootstrap.min.css', 'theme.css'], shadow: '' },
  rtl: { lang: 'en', dir: 'rtl', styles: ['bootstrap.rtl.min.css', 'theme.css'], shadow: '' },
  shadow: {
    lang: 'en',
    dir: 'ltr',
    styles: ['bootstrap.min.css', 'theme.css', 'unset.css'],
    shadow: 'data-shadow',
  },
}

function page(variant, name, content) {
  const { styles, ...values } = variants[variant]
  const root = variant === '' ? '' : `/${variant}`
  const links = styles.map((file) => `<link rel="stylesheet" href="/${file}" />`).join('\n    ')
  const all = { ...values, root, content, styles: links }
  const fill = (text) => text.replace(/{{(\w+)}}/g, (_, key) => all[key] ?? '')
  const folder = join(out, variant, name === 'front-page' ? '' : name)
  mkdirSync(folder, { recursive: true })
  // The content has placeholders of its own.
  writeFileSync(join(folder, 'index.html'), fill(fill(read('theme/page.html'))))
}

rmSync(out, { recursive: true, force: true })
for (const variant of Object.keys(variants))
  for (const file of readdirSync(join(import.meta.dirname, 'content')))
    page(variant, basename(file, '.html'), read(`content/${file}`))
for (const file of ['theme.css', 'unset.css', 'theme.js'])
  cpSync(join(import.meta.dirname, 'theme', file), join(out, file))
for (const file of ['bootstrap.min.css', 'bootstrap.rtl.min.css'])
  cpSync(join(import.meta.dirname, 'node_modules/bootstrap/dist/css', file), join(out, file))
