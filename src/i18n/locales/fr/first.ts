import common from './first/common'
import copy from './first/copy'
import errors from './first/errors'
import forms from './first/forms'
import header from './first/header'
import links from './first/links'
import login from './first/login'
import pages from './first/pages'
import routes from './first/routes'
import session from './first/session'
import sso from './first/sso'
import waiting from './first/waiting'

export default { common, copy, errors, forms, header, links, login, pages, routes, session, sso, waiting }
