import { Directive, ElementRef, inject, type OnChanges, type OnInit, type SimpleChanges } from '@angular/core'

/** A flag may be written as in HTML, where an empty string stands for `true`. The compiler asks for a declared function. */
export function flag(value: boolean | '' | undefined): boolean | undefined {
  return value === '' || value
}

/** Defines its tag when it is first rendered, and hands inputs on as properties of the element. */
@Directive()
export abstract class TagDirective implements OnInit, OnChanges {
  readonly #element = inject<ElementRef<HTMLElement>>(ElementRef).nativeElement

  /** Imports what defines the tag. */
  protected abstract load(): Promise<unknown>

  ngOnInit(): void {
    this.load().catch((error: unknown) =>
      console.error('A tag of portal-elements could not be loaded.', error),
    )
  }

  ngOnChanges(changes: SimpleChanges): void {
    for (const [name, { currentValue }] of Object.entries(changes))
      Reflect.set(this.#element, name, currentValue)
  }
}
