import { Component, inject } from '@angular/core'
import { Router, RouterLink, RouterOutlet } from '@angular/router'
import { Events, isForRouter } from './events'

@Component({
  selector: 'north-pier',
  imports: [RouterLink, RouterOutlet],
  // Events of the tags bubble.
  host: {
    class: 'container',
    '(navigate)': 'move($event)',
    '(session-change)': 'changeSession($event)',
  },
  template: `
    <header>
      <nav aria-label="North Pier" style="flex-wrap: wrap">
        <ul>
          <li><strong>North Pier</strong></li>
        </ul>
        <ul>
          <li><a routerLink="/">APIs</a></li>
          <li><a routerLink="/my-apps">My applications</a></li>
          <li><a routerLink="/login">Account</a></li>
          <li><a routerLink="/portal">Portal</a></li>
        </ul>
      </nav>
    </header>
    <main>
      <router-outlet />
    </main>
    <footer>
      <h2>Events</h2>
      <ol aria-label="Events">
        @for (line of events.lines(); track $index) {
          <li>{{ line }}</li>
        }
      </ol>
    </footer>
  `,
  styles: ':host { display: block }',
})
export class App {
  readonly events = inject(Events)
  readonly #router = inject(Router)

  move(event: DocumentEventMap['navigate']) {
    if (!isForRouter(event.detail.to)) return
    event.preventDefault()
    this.#router.navigateByUrl(event.detail.to, { replaceUrl: event.detail.replace }).catch(console.error)
  }

  changeSession({ detail }: DocumentEventMap['session-change']) {
    this.events.add(`session-change ${detail.developer?.email ?? 'signed out'}`)
  }
}
