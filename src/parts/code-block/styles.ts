import codeBlockCss from './code-block.css?inline'
import highlightCss from './highlight.css?inline'

export const codeBlockStyles = [codeBlockCss, highlightCss]
