import { alertCss } from '../../ui/alert'
import { buttonCss } from '../../ui/button'
import { fieldCss } from '../../ui/field'
import { selectFieldCss } from '../../ui/select-field'
import { spinnerCss } from '../../ui/spinner'
import documentTreeCss from './document-tree.css?inline'
import productHeadCss from './product-head.css?inline'
import productShellCss from './product-shell.css?inline'

/** Name of a product, its versions, and the word about one that will go. */
export const productHeadStyles = [buttonCss, spinnerCss, alertCss, fieldCss, selectFieldCss, productHeadCss]

/** The whole page around a product, with the tree of its documents. */
export const productShellStyles = [...productHeadStyles, productShellCss, documentTreeCss]
