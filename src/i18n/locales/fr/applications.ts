import access from './applications/access'
import application from './applications/application'
import applicationForm from './applications/application-form'
import applications from './applications/applications'
import metrics from './applications/metrics'
import myApps from './applications/my-apps'
import secrets from './applications/secrets'

export default {
  access,
  application,
  'application-form': applicationForm,
  applications,
  metrics,
  'my-apps': myApps,
  secrets,
}
