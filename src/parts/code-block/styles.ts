import { iconButtonCss } from '../../ui/icon-button'
import copyTipCss from '../copy-id/copy-tip.css?inline'
import codeBlockCss from './code-block.css?inline'
import highlightCss from './highlight.css?inline'

export const codeBlockStyles = [iconButtonCss, copyTipCss, codeBlockCss, highlightCss]
