import '../theme/reader-rem'
import { onStylesRegistered, registeredStyles } from '../theme/style-registry'
import tokens from '../theme/tokens.css?inline'
import type { EmbedderCss } from './common-contract'
import reset from './reset.css?inline'
import { adoptEmbedderStyles, adoptHostDisplay, adoptKitStyles } from './styles'

interface ElementStylesOptions {
  readonly element: HTMLElement
  /** Id that the element's boxes are marked with. */
  readonly id: string
  /** How the tag stands in the text around it. */
  readonly display: string
}

/** The style rules of one element, in every root that it renders into. */
export class ElementStyles {
  readonly #options: ElementStylesOptions
  #removeEmbedderStyles = () => {}
  #unfollow = () => {}

  constructor(options: ElementStylesOptions) {
    this.#options = options
  }

  /** Adopts everything where the element stands now. @param css - The page author's own rules. */
  enter(css: EmbedderCss | undefined): void {
    const { element, display } = this.#options
    this.#unfollow()
    this.#unfollow = onStylesRegistered(() => this.#adoptKitStyles())
    this.#adoptKitStyles()
    for (const root of this.#roots) adoptHostDisplay(root, element.localName, display)
    this.replaceEmbedderStyles(css)
  }

  /** Takes the page author's rules away; ours are shared with other elements. */
  leave(): void {
    this.#unfollow()
    this.#removeEmbedderStyles()
  }

  #adoptKitStyles(): void {
    for (const root of this.#roots) adoptKitStyles(root, [reset, tokens, ...registeredStyles()])
  }

  replaceEmbedderStyles(css: EmbedderCss | undefined): void {
    this.#removeEmbedderStyles()
    this.#removeEmbedderStyles = adoptEmbedderStyles(this.#roots, css, this.#options.id)
  }

  get #roots(): (Document | ShadowRoot)[] {
    const { element } = this.#options
    const around = element.getRootNode()
    const roots = around instanceof ShadowRoot || around instanceof Document ? [around] : []
    return element.shadowRoot ? [element.shadowRoot, ...roots] : roots
  }
}
