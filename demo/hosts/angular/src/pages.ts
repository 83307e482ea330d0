import { Component, input } from '@angular/core'
import { PortalApplicationForm, PortalDocs, PortalMyApps, PortalSpec } from 'portal-elements/angular'

@Component({
  imports: [PortalSpec],
  template: '<portal-spec [product]="product()" [productVersion]="version()" />',
})
export class ReferencePage {
  readonly product = input.required<string>()
  readonly version = input<string>()
}

@Component({
  imports: [PortalDocs],
  template: '<portal-docs [product]="product()" [slug]="slug()" />',
})
export class DocsPage {
  readonly product = input.required<string>()
  readonly slug = input<string>()
}

@Component({
  imports: [PortalMyApps],
  template: '<portal-my-apps />',
})
export class MyAppsPage {}

@Component({
  imports: [PortalApplicationForm],
  template: '<portal-application-form [application]="application()" />',
})
export class FormPage {
  readonly application = input<string>()
}
