<?php
/**
 * A shortcode for each tag, with the names that tags and attributes have in HTML: [portal-login show-register-link theme="dark"].
 *
 * @package PortalElements
 */

namespace PortalElements;

defined( 'ABSPATH' ) || exit;

/**
 * Returns values by the names of attributes. WordPress numbers those that have a name only.
 *
 * @param array|string $given An empty string if there are none.
 * @return array
 */
function shortcode_values( $given ) {
	$values = array();
	foreach ( is_array( $given ) ? $given : array() as $name => $value ) {
		if ( is_int( $name ) ) {
			$values[ strtolower( $value ) ] = '';
		} else {
			$values[ $name ] = $value;
		}
	}
	return $values;
}

add_action(
	'init',
	function () {
		foreach ( tags() as $tag ) {
			add_shortcode(
				$tag['tag'],
				function ( $given, $content = '' ) use ( $tag ) {
					return element( $tag, shortcode_values( $given ), do_shortcode( (string) $content ) );
				}
			);
		}
	}
);
