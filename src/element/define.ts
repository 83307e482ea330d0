import { runInBackground } from '../lib/run-in-background'
import { configuredValue, fixTagPrefix, scriptText, tagPrefix } from './configuration'
import type { ElementDeclaration } from './element-contract'
import { screenElementClass } from './screen-element'

const kebabCase = /^[a-z][a-z0-9]*(-[a-z0-9]+)+$/

/** The tag's name with the prefix that this page has chosen. */
export const chosenTag = (declaration: ElementDeclaration): string =>
  declaration.tag.replace(/^portal-/, tagPrefix())

const wantsHints = () => configuredValue('debug') === true || (scriptText('debug') ?? 'false') !== 'false'

async function giveHints(tag: string, attributes: readonly string[]): Promise<void> {
  const hints = await import('./author-hints')
  hints.giveHints(tag, attributes)
}

/**
 * Defines an element. A tag that is defined already, by another copy of the kit too, is left as it is; a name that
 * cannot be a tag is logged. Never throws.
 *
 * @param tag - Another name than the declared one.
 */
export function defineElement(declaration: ElementDeclaration, tag: string = chosenTag(declaration)): void {
  if (!kebabCase.test(tag)) {
    console.error(
      `"${tag}" is not in kebab-case (letters and digits joined by hyphens), so it cannot be a tag.`,
    )
    return
  }
  fixTagPrefix()
  if (customElements.get(tag)) return
  try {
    const elementClass =
      declaration.renderer === 'react' ? screenElementClass(declaration) : declaration.createClass()
    customElements.define(tag, elementClass)
    const { observedAttributes = [] } = elementClass as { observedAttributes?: readonly string[] }
    if (wantsHints()) runInBackground(giveHints(tag, observedAttributes))
  } catch (error) {
    console.error(`The tag "${tag}" could not be defined.`, error)
  }
}
