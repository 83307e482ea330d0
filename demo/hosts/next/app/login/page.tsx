import { Login } from '../../components/login'

export default function LoginPage() {
  return (
    <>
      <h1>Account</h1>
      <Login />
    </>
  )
}
