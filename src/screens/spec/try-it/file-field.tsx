import { useMessages } from '../../../i18n'
import { FieldFrame } from '../../../ui/basics/field-frame'
import '../../../ui/basics/field.css'
import '../../../parts/try-it/try-it.css'

interface FileFieldProps {
  name: string
  label: string
  files: readonly File[]
  isList: boolean
  error?: string
  onChange(files: readonly File[]): void
}

/** Files that go along with a request. They are named here, because the control forgets them when it is rendered anew. */
export function FileField({ name, label, files, isList, error, onChange }: FileFieldProps) {
  const t = useMessages('try-it')
  const names = files.map((file) => file.name).join(', ')
  return (
    <FieldFrame label={label} hint={names === '' ? undefined : t('chosenFiles', { names })} error={error}>
      {(control) => (
        <div className="pe-box">
          <input
            {...control}
            type="file"
            name={name}
            multiple={isList}
            className="pe-input pe-try-file"
            onChange={(event) => onChange([...(event.target.files ?? [])])}
          />
        </div>
      )}
    </FieldFrame>
  )
}
