import { compiler } from 'markdown-to-jsx/react'
import {
  type AnchorHTMLAttributes,
  type ImgHTMLAttributes,
  memo,
  type ReactNode,
  type TableHTMLAttributes,
} from 'react'
import { useMessages } from '../../../i18n'
import { placeAt } from './place'
import { PlaceLink } from './place-link'
import { useOpenReference } from './reference-context'

/** Places on the web; everything else, scripts first of all, is no address that a description may lead to. */
const isWebAddress = (address: string | undefined): address is string =>
  /^(https?:|mailto:)/i.test(address?.trim() ?? '')

/** A link to the web, or to something else of the description; the words alone where it leads nowhere from here. */
function Link({ href, title, children }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  const { outline } = useOpenReference()
  const place = href?.startsWith('#/') ? placeAt(href, outline) : undefined
  if (place)
    return (
      <PlaceLink to={place} title={title}>
        {children}
      </PlaceLink>
    )
  if (!isWebAddress(href)) return <span>{children}</span>
  return (
    <a href={href} title={title} rel="noopener noreferrer">
      {children}
    </a>
  )
}

function Image({ src, alt = '', title }: ImgHTMLAttributes<HTMLImageElement>) {
  if (typeof src !== 'string' || !/^https?:/i.test(src)) return alt
  return <img src={src} alt={alt} title={title} loading="lazy" />
}

function Table({ children }: TableHTMLAttributes<HTMLTableElement>) {
  const t = useMessages('reference')
  return (
    <div className="pe-ref-table" role="region" aria-label={t('table')} tabIndex={0}>
      <table>{children}</table>
    </div>
  )
}

const headingsFrom = (level: number) =>
  Object.fromEntries(
    [1, 2, 3, 4, 5, 6].map((depth) => {
      const Tag = `h${Math.min(level + depth - 1, 6)}` as 'h2'
      const Heading = ({ children }: { children?: ReactNode }) => (
        <Tag className="pe-ref-words-heading">{children}</Tag>
      )
      return [`h${depth}`, Heading]
    }),
  )

const headings = new Map([1, 2, 3, 4, 5, 6, 7].map((level) => [level, headingsFrom(level)]))

/** Markdown as elements. HTML in it stays text; no attribute of the author's reaches the page but addresses that were looked at. */
function Markdown({ text, level }: { text: string; level: number }) {
  return (
    <div className="pe-ref-words pe-ref-markdown">
      {compiler(text, {
        disableParsingRawHTML: true,
        forceBlock: true,
        wrapper: null,
        overrides: { a: Link, img: Image, table: Table, ...headings.get(Math.min(level, 7)) },
      })}
    </div>
  )
}

export default memo(Markdown)
