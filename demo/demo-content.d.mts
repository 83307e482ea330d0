export function portOf(port: string): Promise<string>
export function withDemoContent<T>(
  ports: Readonly<Record<string, string>>,
  use: (folder: string) => Promise<T>,
): Promise<T>
