import { codeBlockStyles } from '../code-block/styles'
import documentCss from './document.css?inline'

export const documentStyles = [...codeBlockStyles, documentCss]
