import getAccess from './get-access/get-access'

export default { 'get-access': getAccess }
