export default function PostDesk() {
  return null;
}
