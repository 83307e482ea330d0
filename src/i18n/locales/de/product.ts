import catalog from './product/catalog'
import docs from './product/docs'
import document from './product/document'
import product from './product/product'

export default { catalog, docs, document, product }
