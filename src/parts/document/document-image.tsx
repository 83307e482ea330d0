import ImageOff from 'lucide-react/icons/image-off'
import { useState } from 'react'
import { useMessages } from '../../i18n'
import { useDocumentLinks } from './document-links'
import type { ImageNode } from './nodes'
import './document.css'

/** An image, or what it would have shown where it cannot be had. */
export function DocumentImage({ url, alt, title, width, height }: Omit<ImageNode, 'type'>) {
  const t = useMessages('document')
  const { imageUrl } = useDocumentLinks()
  const address = url && imageUrl(url)
  const [failed, setFailed] = useState<string>()
  if (!address || failed === address) {
    return (
      <span className="pe-doc-no-image">
        <ImageOff size={16} aria-hidden="true" />
        {alt ? t('noImageOf', { alt }) : t('noImage')}
      </span>
    )
  }
  return (
    <img
      className="pe-doc-image"
      src={address}
      alt={alt}
      title={title}
      ref={(image) => {
        if (image) Object.assign(image.style, sizeOf(width, height))
      }}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(address)}
    />
  )
}

/** An image that is narrowed by its place keeps its proportions. */
function sizeOf(width: string | undefined, height: string | undefined): Partial<CSSStyleDeclaration> {
  if (width === undefined) return height === undefined ? {} : { blockSize: cssLength(height) }
  const isRatio = height !== undefined && !`${width}${height}`.includes('%')
  return { inlineSize: cssLength(width), ...(isRatio ? { aspectRatio: `${width} / ${height}` } : {}) }
}

const cssLength = (length: string): string => (length.endsWith('%') ? length : `${length}px`)
