export { CopyId } from '../../parts/copy-id/copy-id'
