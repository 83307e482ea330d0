import { Component, CUSTOM_ELEMENTS_SCHEMA, input } from '@angular/core'

@Component({
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: '<portal-spec [attr.product]="product()" [attr.product-version]="version()"></portal-spec>',
})
export class ReferencePage {
  readonly product = input.required<string>()
  readonly version = input<string>()
}

@Component({
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: '<portal-docs [attr.product]="product()" [attr.slug]="slug()"></portal-docs>',
})
export class DocsPage {
  readonly product = input.required<string>()
  readonly slug = input<string>()
}

@Component({
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: '<portal-my-apps></portal-my-apps>',
})
export class MyAppsPage {}

@Component({
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: '<portal-application-form [attr.application]="application()"></portal-application-form>',
})
export class FormPage {
  readonly application = input<string>()
}
