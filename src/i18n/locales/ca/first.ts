import common from './first/common'
import copy from './first/copy'
import forms from './first/forms'
import header from './first/header'
import login from './first/login'
import routes from './first/routes'

export default { common, copy, forms, header, login, routes }
