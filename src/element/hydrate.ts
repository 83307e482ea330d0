import { createElement, type ReactNode, useEffect } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { firstBoxAttribute } from './first-box'
import { performSent } from './sent-box'

/**
 * Renders into a box that has the markup of the first render already. Its nodes stay, with focus, selection and what was typed. If the
 * markup is another one, React renders anew, and the fields get back what the earlier ones had.
 */
export function hydrate(box: HTMLElement, content: ReactNode): Root {
  const restore = rememberFields(box)
  const hydrated = () => {
    restore()
    // After the render that follows from the values of the fields.
    setTimeout(() => performSent(box))
  }
  const root = hydrateRoot(box, createElement(Hydrated, { hydrated }, content), {
    identifierPrefix: box.getAttribute(firstBoxAttribute) ?? '',
    onRecoverableError: (error) => console.warn('The form of the page was rendered anew.', error),
  })
  box.removeAttribute(firstBoxAttribute)
  return root
}

/** Calls back once its children are rendered. */
function Hydrated({ hydrated, children }: { hydrated: () => void; children?: ReactNode }): ReactNode {
  useEffect(hydrated, [hydrated])
  return children
}

/** Returns a function that gives the values and the focus of fields to those that have replaced them. */
function rememberFields(box: HTMLElement): () => void {
  const fields = [...box.querySelectorAll('input')]
  const focused = fields.find((field) => field === document.activeElement)
  return () => {
    for (const before of fields.filter(({ isConnected }) => !isConnected)) {
      const field = box.querySelector<HTMLInputElement>(`input[name="${CSS.escape(before.name)}"]`)
      if (!field) continue
      field.value = before.value
      field.dispatchEvent(new Event('change', { bubbles: true }))
      if (before === focused) field.focus()
    }
  }
}
