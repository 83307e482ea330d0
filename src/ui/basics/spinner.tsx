import './spinner.css'

/** Decoration: the words beside it say what is going on. */
export function Spinner() {
  return <span className="pe-spinner" aria-hidden="true" />
}

interface FullScreenLoaderProps {
  /** Said to people who do not see it. */
  label: string
}

/** Covers the window while nothing else can be done. */
export function FullScreenLoader({ label }: FullScreenLoaderProps) {
  return (
    <div className="pe-full-screen" role="status">
      <Spinner />
      <span className="pe-hidden">{label}</span>
    </div>
  )
}
