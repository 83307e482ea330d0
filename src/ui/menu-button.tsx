import { useId } from 'react'
import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import type { MouseEvent, ReactNode } from 'react'
import { useMenu } from './use-menu'
import './menu-button.css'
import './popover.css'

export interface MenuItem {
  key: string
  label: string
  /** Of the label, if it is not that of the menu. */
  language?: string
  icon?: ReactNode
  /** With it the item is a link, which a new tab can open as well. */
  href?: string
  /** One of the items is chosen, this one or another: given for all of them or for none. */
  isChosen?: boolean
  onSelect(event: MouseEvent): void
}

interface MenuButtonProps {
  label: string
  icon?: ReactNode
  /** The icon says it all to those who see it. */
  isIcon?: boolean
  /** Above the items: what the menu is about. */
  heading?: ReactNode
  items: readonly MenuItem[]
}

/** A button that opens a short list of things to do. */
export function MenuButton({ label, icon, isIcon = false, heading, items }: MenuButtonProps) {
  const { isOpen, close, button, menu } = useMenu()
  const headingId = useId()

  function select(item: MenuItem, event: MouseEvent) {
    close()
    item.onSelect(event)
  }

  return (
    <div className="pe-menu-frame" data-icon={isIcon || undefined}>
      <button type="button" className="pe-menu-button" title={label} {...button}>
        {icon}
        <span className={isIcon ? 'pe-hidden' : 'pe-menu-label'}>{label}</span>
        {!isIcon && <ChevronDown size={16} aria-hidden="true" />}
      </button>
      {isOpen && (
        <div className="pe-popover pe-menu">
          {heading && (
            <p className="pe-menu-heading" id={headingId}>
              {heading}
            </p>
          )}
          <ul {...menu} aria-describedby={heading ? headingId : undefined}>
            {items.map((item) => {
              const shared = {
                role: item.isChosen === undefined ? 'menuitem' : 'menuitemradio',
                'aria-checked': item.isChosen,
                className: 'pe-menu-item',
                lang: item.language,
                tabIndex: -1,
                onClick: (event: MouseEvent) => select(item, event),
              }
              return (
                <li key={item.key} role="none">
                  {item.href === undefined ? (
                    <button type="button" {...shared}>
                      {item.icon}
                      {item.label}
                      {item.isChosen && <Check size={16} aria-hidden="true" />}
                    </button>
                  ) : (
                    <a href={item.href} {...shared}>
                      {item.icon}
                      {item.label}
                    </a>
                  )}
                </li>
              )
            })}
          </ul>
        </div>
      )}
    </div>
  )
}
