import errors from './failures/errors'
import pages from './failures/pages'

export default { errors, pages }
