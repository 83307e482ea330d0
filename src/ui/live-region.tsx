/** Reads a short message out when it changes; seen by nobody. It must be there before its first message. */
export function LiveRegion({ message }: { message: string }) {
  return (
    <p className="pe-hidden" role="status">
      {message}
    </p>
  )
}
