import '../../../package/types/vue.js'
import type { GlobalComponents } from 'vue'

type Instance<Name extends keyof GlobalComponents> = InstanceType<GlobalComponents[Name]>

export const attributes: Instance<'portal-login'>['$props'] = { class: 'wide', showRegisterLink: true }
const emit = null as unknown as Instance<'portal-login'>['$emit']
export const catalog: Instance<'portal-catalog'>['$props'] = { pageSize: 6, view: 'table' }
emit('login-success', new CustomEvent('login-success', { detail: {} }))

// @ts-expect-error -- A value that the kit does not know.
export const view: Instance<'portal-catalog'>['$props'] = { view: 'list' }
// @ts-expect-error -- An attribute of another tag.
export const other: Instance<'portal-login'>['$props'] = { pageSize: 6 }
// @ts-expect-error -- An event of another tag.
emit('catalog-search', new CustomEvent('catalog-search', { detail: { query: '', total: 0 } }))
// @ts-expect-error -- The detail has no such member.
emit('login-success', new CustomEvent('login-success', { detail: { developer: {} } }))
