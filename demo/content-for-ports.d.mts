export function portOf(port: string): Promise<string>
export function withContentForPorts<T>(
  ports: Readonly<Record<string, string>>,
  use: (folder: string) => Promise<T>,
): Promise<T>
