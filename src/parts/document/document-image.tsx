import ImageOff from 'lucide-react/icons/image-off'
import { useState } from 'react'
import { useMessages } from '../../i18n'
import { useDocumentLinks } from './document-links'
import type { ImageNode } from './nodes'
import './document.css'

/** An image, or what it would have shown where it cannot be had. */
export function DocumentImage({ url, alt, title }: Omit<ImageNode, 'type'>) {
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
      loading="lazy"
      decoding="async"
      onError={() => setFailed(address)}
    />
  )
}
