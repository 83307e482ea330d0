export { CopyId, styles } from '../../parts/copy-id/copy-id'
