import { Injectable, signal } from '@angular/core'

@Injectable({ providedIn: 'root' })
export class Events {
  readonly lines = signal<readonly string[]>([])

  add(line: string) {
    this.lines.update((lines) => [line, ...lines].slice(0, 5))
  }
}

/** The rest is for the browser: other sites, and places within a page. */
export const isForRouter = (to: string) => /^\/[^#]*$/.test(to)
