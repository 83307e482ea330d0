export { registerBuilderTexts } from '../../i18n/page-locales/register-builder'
