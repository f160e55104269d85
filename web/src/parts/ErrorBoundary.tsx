import { Component, type ReactNode } from "react";

interface Props {
  otherwise: ReactNode;
  children: ReactNode;
}

/** Shows something else where a part of the page cannot be drawn, so that the rest goes on. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.otherwise : this.props.children;
  }
}
