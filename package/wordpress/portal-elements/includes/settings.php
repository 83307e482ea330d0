<?php
/**
 * Settings of the site: where the portal is, and what all tags have in common.
 *
 * @package PortalElements
 */

namespace PortalElements;

defined( 'ABSPATH' ) || exit;

/** Kinds of accounts. */
const USER_ENTITIES = array( 'developer', 'user' );

const DEFAULTS = array(
	'address'     => '',
	'kit'         => '',
	'user_entity' => 'developer',
	'login_href'  => '',
	'shadow'      => false,
);

/**
 * Returns the settings, with defaults for those that are not set.
 *
 * @return array
 */
function settings() {
	return array_merge( DEFAULTS, array_intersect_key( (array) get_option( OPTION, array() ), DEFAULTS ) );
}

/**
 * Returns an address without a slash at its end, or null if it is none of the web.
 *
 * @param mixed $value As it was entered.
 * @return string|null
 */
function web_address( $value ) {
	$address = is_string( $value ) ? untrailingslashit( trim( $value ) ) : '';
	$allowed = esc_url_raw( $address, array( 'http', 'https' ) );
	return $allowed === $address && preg_match( '~^https?://[^/?#]+(/[^?#]*)?$~i', $address ) ? $address : null;
}

/**
 * Returns whether a value is a link that an author may set: a path, a query, a fragment, or an address of the web.
 *
 * @param string $value As it was entered.
 * @return bool
 */
function is_link( $value ) {
	return 1 === preg_match( '~^(?:https?://|[/?#]|\.\.?/)[^\x00-\x20\x7f]*$~i', $value );
}

/**
 * Returns settings as they are stored. What is invalid keeps its stored value and is reported.
 *
 * @param mixed $input As it was submitted.
 * @return array
 */
function sanitize_settings( $input ) {
	$stored = settings();
	if ( ! is_array( $input ) ) {
		return $stored;
	}
	$labels = array(
		'address' => __( 'Address of the portal', 'portal-elements' ),
		'kit'     => __( 'Address of the kit', 'portal-elements' ),
	);
	foreach ( $labels as $name => $label ) {
		$value   = isset( $input[ $name ] ) ? $input[ $name ] : '';
		$address = '' === $value ? '' : web_address( $value );
		if ( null === $address ) {
			/* translators: %s: name of a setting */
			$message = sprintf( __( '%s: enter an address that begins with https://.', 'portal-elements' ), $label );
			add_settings_error( OPTION, $name, $message );
		} else {
			$stored[ $name ] = $address;
		}
	}
	$login_href = isset( $input['login_href'] ) && is_string( $input['login_href'] ) ? trim( $input['login_href'] ) : '';
	if ( '' === $login_href || is_link( $login_href ) ) {
		$stored['login_href'] = $login_href;
	} else {
		add_settings_error( OPTION, 'login_href', __( 'Page with the sign-in: enter a path or an address.', 'portal-elements' ) );
	}
	if ( isset( $input['user_entity'] ) && in_array( $input['user_entity'], USER_ENTITIES, true ) ) {
		$stored['user_entity'] = $input['user_entity'];
	}
	$stored['shadow'] = ! empty( $input['shadow'] );
	return $stored;
}
