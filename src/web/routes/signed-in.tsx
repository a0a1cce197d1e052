import { Outlet } from "react-router";
export default function Entrance() {
  return <Outlet />;
}
